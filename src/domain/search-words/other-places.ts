import { foldedWords } from '@/lib/text/text-folding'

/**
 * Cities and countries people come from or go on to, of which the guide has nothing; folded, by their one word. Taif has a
 * miqat.
 */
export const otherPlaces: ReadonlySet<string> = new Set(
  foldedWords(
    'riyadh dammam khobar abha tabuk yanbu jazan najran buraidah dubai sharjah doha kuwait muscat manama bahrain amman ' +
      'beirut damascus baghdad najaf karbala jerusalem cairo alexandria khartoum istanbul ankara tehran mashhad kabul ' +
      'karachi lahore islamabad peshawar delhi mumbai hyderabad lucknow kolkata dhaka chittagong jakarta surabaya medan ' +
      'bandung london birmingham manchester paris marseille berlin moscow kazan lagos kano abuja nairobi mombasa casablanca ' +
      'algiers tunis toronto chicago sydney الرياض دمام دبي القاهرة pakistan india bangladesh indonesia turkey turkiye ' +
      'egypt malaysia nigeria kenya morocco algeria tunisia iran iraq syria jordan lebanon sudan yemen afghanistan ' +
      'russia france germany england britain america usa canada australia singapore china japan',
  ),
)

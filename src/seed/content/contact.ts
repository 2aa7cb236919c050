import type { ContactSeed } from './types'

export const contact: ContactSeed = {
  intro:
    'We are glad to hear from you. Write to the e-mail address on this page if a fact is wrong, if something does not work, or if you have an idea. Write in English, please, and say which page you mean. Do not send passport copies, visa numbers or medical papers.',
  // A reserved example domain (RFC 2606): the owner sets the real address in the CMS before release.
  supportEmail: 'support@pilgrim-guide.example',
  replyTime: '24-48 hours on business days',
  faqs: [
    {
      question: 'How do I report a wrong place or gate?',
      answer: `Send us an e-mail with:

- the name of the place, or the mosque and the gate number
- what is wrong, and what you saw there
- the day on which you saw it

A photo of the sign helps, but only where photos are allowed. We check each report before we change the guide. To add a new place, use [Recommend](/recommendations).`,
    },
    {
      question: 'Can you book a trip or get me a visa?',
      answer: `No. We do not sell, book or apply for anything, and we cannot see or change your visa or permit. Use the official sites on [Booking & Visas](/booking-links). For problems with a permit or a company, call the Ministry of Hajj and Umrah on {{fact:hajj-ministry}}; see [Helpful Contacts](/authorities). Nobody may ask you for money in our name.`,
    },
    {
      question: 'What happens to my suggestion?',
      answer: `A person reads it before anything is published. It can be approved, corrected, joined with another suggestion, or rejected. After sending, you get a private code. Keep it: it shows you the state of your suggestion at [its status page](/recommendations/status). You need no account.`,
    },
  ],
  disclaimer:
    'Pilgrim Guide is independent and not officially affiliated with any government. This address is not for emergencies and is not read at all hours. In an emergency call {{fact:emergency-centre}}, or {{fact:ambulance}} for an ambulance.',
}

/** Each answer that ships for a question of its own: its address, its heading, and the numbers it shows as links. */
export const answerScreens = [
  ['/guide/answers/lost-child', 'A child is lost', ['tel:911']],
  ['/guide/answers/lost-child-makkah', 'A child is lost in Makkah', ['tel:911']],
  ['/guide/answers/lost-child-madinah', 'A child is lost in Madinah', ['tel:911']],
  ['/guide/answers/lost-child-jeddah', 'A child is lost in Jeddah', ['tel:911']],
  ['/guide/answers/first-aid', 'First aid', ['tel:911', 'tel:997']],
  ['/guide/answers/dizzy', 'I feel dizzy', ['tel:911', 'tel:997', 'tel:937']],
  ['/guide/answers/wudu-in-tawaf', 'What breaks wudu in tawaf?', []],
  ['/guide/answers/period-before-tawaf', 'My period came before tawaf', []],
  ['/guide/answers/miqat-of-my-plane', 'Miqat by plane: where Ihram begins', []],
  ['/guide/answers/bus-is-stuck', 'My bus is stuck on the way to Muzdalifah', []],
  ['/guide/answers/bus-stuck-in-mina', 'My bus is stuck in Mina', []],
] as const

/** A text with the decimal digits of every script as 0 to 9: '٠٥٠', '۰۵۰' and '०५०' are '050'. All else stays. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => String(toDigitValue(digit.codePointAt(0) ?? 0)))

/** Unicode has the ten digits of a script in one row that begins with its zero: the distance to that start is the value. */
function toDigitValue(digit: number): number {
  let zero = digit
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (digit - zero) % 10
}

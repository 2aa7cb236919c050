type Confidence = 'high' | 'medium' | 'low'

/** How sure we are of name and position. */
export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  high: 'Two sources agree on name and position.',
  medium: 'One good source gives name and position.',
  low: 'Name or position come from one weak or old source. Ask on the spot.',
}

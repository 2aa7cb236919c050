/** The page of a map object such as `node/123`, or `null` for anything else. */
export const osmObjectUrl = (osmRef: string | null): string | null =>
  osmRef !== null && /^(node|way|relation)\/\d{1,15}$/.test(osmRef) ? `https://www.openstreetmap.org/${osmRef}` : null

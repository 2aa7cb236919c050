/** What a `Content-Type` names, without its parameters; letter case says nothing in it (RFC 9110 §8.3.1). */
export const mediaType = (contentType: string | null | undefined): string =>
  (contentType ?? '').replace(/;.*/s, '').trim().toLowerCase()

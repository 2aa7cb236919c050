import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/**
 * Decoded, a picture needs four bytes of memory for each pixel, however small its file: 100 KB may hold 256 megapixels.
 * Enough for the pictures of a telephone of 48 megapixels.
 */
export const MAX_PIXELS = 50_000_000

/** Refuses a picture by the size in its header, before anything of it is decoded. */
export const refuseLargePictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== 'create' && operation !== 'update')) return args
  // Payload itself refuses one that cannot be read.
  const picture = await sharp(req.file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (picture === null) return args
  const { width, height, pages = 1, pageHeight = height } = picture
  const pixels = width * pageHeight * pages
  if (pixels <= MAX_PIXELS) return args
  const frames = pages > 1 ? ` in ${pages} frames` : ''
  throw new APIError(
    `A picture may have ${toMegapixels(MAX_PIXELS)} megapixels at most; this one has ${toMegapixels(pixels)} (${width} × ${pageHeight}${frames}). Make it smaller and upload it again.`,
    400,
    undefined,
    true,
  )
}

const toMegapixels = (pixels: number): number => Math.ceil(pixels / 1_000_000)

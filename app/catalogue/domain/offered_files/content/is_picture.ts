const SIGNATURES = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961', '49492a00'].map(
  (digits) => Buffer.from(digits, 'hex')
)
const MODERN = /^....ftyp(avif|heic|heix|mif1)/s
const WEB = /^RIFF....WEBP/s
const DRAWING = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is

/** Whether the first bytes are those of a picture, whatever the file is called. */
export function isPicture(head: Buffer): boolean {
  if (SIGNATURES.some((signature) => head.subarray(0, signature.length).equals(signature))) {
    return true
  }
  const latin = head.subarray(0, 16).toString('latin1')
  return MODERN.test(latin) || WEB.test(latin) || isBitmap(head) || DRAWING.test(head.toString())
}

/** Its two letters begin many a table, so its fixed zeros are looked at too. */
const isBitmap = (head: Buffer) =>
  head.length >= 14 && head.subarray(0, 2).toString() === 'BM' && head.readUInt32LE(6) === 0

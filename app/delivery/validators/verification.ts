import vine from '@vinejs/vine'

/** A checksum, and the signature of a manifest in the letters of base64 for addresses. */
export const verificationValidator = vine.create({
  sha256: vine.string().regex(/^[0-9a-f]{64}$/i),
  signature: vine
    .string()
    .regex(/^[\w-]{86}$/)
    .optional(),
})

import vine from '@vinejs/vine'

export const verificationValidator = vine.create({
  sha256: vine.string().regex(/^[0-9a-f]{64}$/i),
  signature: vine
    .string()
    .regex(/^[\w-]{86}$/)
    .optional(),
})

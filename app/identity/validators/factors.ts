import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

/** Codes are typed with spaces between; whether one is right is no matter of form. */
const code = () => vine.string().trim().maxLength(64)

export const secondStepValidator = vine.create({
  code: code(),
  kind: vine.enum(['authenticator', 'recovery_code']).optional(),
})

export const authenticatorValidator = vine.create({ code: code() })

/** What a browser says about a passkey; the library that checks it reads the rest. */
const answer = () =>
  vine
    .object({
      id: vine.string().maxLength(1400),
      rawId: vine.string().maxLength(1400),
      type: vine.literal('public-key'),
      response: vine.object({}).allowUnknownProperties(),
    })
    .allowUnknownProperties()

export const passkeySignInValidator = vine.create({ answer: answer() })

export const passkeyValidator = vine.create({
  name: plainText().minLength(1).maxLength(60),
  answer: answer(),
})

export const confirmationValidator = vine.create({ password: vine.string().maxLength(1024) })

/** Staff say why, and that they made sure who asks. */
export const factorRemovalValidator = vine.create({
  confirmed: vine.accepted(),
  reason: plainText().minLength(1).maxLength(500),
})

import vine from '@vinejs/vine'
import { LONGEST_PASSWORD } from '#identity/domain/password_rules'

/** `uid` names the sign-in during which a password is replaced. */
export const passwordJudgementValidator = vine.create({
  password: vine.string().minLength(1).maxLength(LONGEST_PASSWORD),
  uid: vine.string().maxLength(100).optional(),
})

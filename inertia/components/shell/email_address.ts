const EMAIL = /^(?=.{5,254}$)[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The e-mail pattern of `app/shared/domain/email_address.ts`, said before anything is sent. */
export const isEmailAddress = (text: string) => EMAIL.test(text)

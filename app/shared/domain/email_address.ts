const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** One '@', no white space, a dot in the domain, 5 to 254 characters (e-mail pattern). */
export const isEmailAddress = (text: string) =>
  text.length >= 5 && text.length <= 254 && EMAIL.test(text)

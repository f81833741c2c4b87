/** The additional addresses of a person, under the names of the HTTP API: e-mail 2 and e-mail 3. */
export const EMAIL_PLACES = ['second', 'third'] as const
export type EmailPlace = (typeof EMAIL_PLACES)[number]

export type AdditionalEmails = Record<EmailPlace, string | null>

/** Where an additional address repeats another one of the person, or null. */
export function repeatedPlace(email: string, { second, third }: AdditionalEmails) {
  const same = (one: string | null, other: string | null) =>
    one !== null && one.toLowerCase() === other?.toLowerCase()
  if (same(second, email)) return 'second'
  return same(third, email) || same(third, second) ? 'third' : null
}

export const emailsOf = (person: {
  secondEmail: string | null
  thirdEmail: string | null
}): AdditionalEmails => ({ second: person.secondEmail, third: person.thirdEmail })

import { expect } from '@playwright/test'

type Mail = { id: string; subject: string; text: string; to: { address: string }[]; date: string }

/** The newest mail to somebody with this subject, as soon as it has arrived. */
export async function latestMailTo(address: string, subject: string | RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${process.env.INBOX_URL}/api/email`)
        const mails = (await answer.json()) as Mail[]
        found = mails.findLast(
          (mail) => isNamed(mail.subject, subject) && mail.to.some((one) => one.address === address)
        )
        return found ? 'arrived' : `no mail “${subject}”`
      },
      { timeout: 60_000 }
    )
    .toBe('arrived')
  return found!
}

const isNamed = (subject: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? subject === wanted : wanted.test(subject)

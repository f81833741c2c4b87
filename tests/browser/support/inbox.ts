import { expect } from '@playwright/test'
import { outboxOf } from './outbox.ts'

type Mail = { id: string; subject: string; text: string; to: { address: string }[]; date: string }

/** The newest mail to somebody with this subject, as soon as it has arrived. */
export async function latestMailTo(address: string, subject: string | RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address, subject)).at(-1)
        return found ? 'arrived' : `no mail “${subject}”; ${await outboxOf(address)}`
      },
      { timeout: 60_000 }
    )
    .toBe('arrived')
  return found!
}

/** All mails to somebody with this subject. */
export async function mailsTo(address: string, subject: string | RegExp): Promise<Mail[]> {
  const answer = await fetch(`${process.env.INBOX_URL}/api/email`)
  return ((await answer.json()) as Mail[]).filter(
    (mail) => isNamed(mail.subject, subject) && mail.to.some((one) => one.address === address)
  )
}

const isNamed = (subject: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? subject === wanted : wanted.test(subject)

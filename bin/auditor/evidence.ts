import { readFileSync } from 'node:fs'
import type { LedgerEntry } from '#auditor/captures'

/** A mail as somebody finds it: who wrote it does not matter, only what it says. */
export type ArrivedMail = { messageId: string; text: string }

/** The card provider's own book: asked of the provider, or its file with one JSON object a line. */
export async function readLedger(where: string): Promise<LedgerEntry[]> {
  if (isAddress(where)) return fetched<LedgerEntry[]>(new URL('/_control/ledger', where))
  const lines = readFileSync(where, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as LedgerEntry)
}

/** All mails of an inbox that has MailDev's HTTP interface, as the shop's local inbox has. */
export async function readMailbox(address: string): Promise<ArrivedMail[]> {
  type Mail = { messageId?: string; headers?: Record<string, string>; text?: string }
  const mails = await fetched<Mail[]>(new URL('/api/email', address))
  return mails.map(({ messageId, headers, text }) => ({
    messageId: (messageId ?? headers?.['message-id'] ?? '').replace(/^<|>$/g, ''),
    text: text ?? '',
  }))
}

/** Numbers of the orders that mails speak of: a promise like the answer of a page. */
export const promisedIn = (mails: readonly ArrivedMail[]): number[] =>
  mails.flatMap(({ text }) =>
    [...text.matchAll(/\/my-account\/my-orders\/(\d+)/g)].map(([, number]) => Number(number))
  )

const isAddress = (where: string) => /^https?:\/\//.test(where)

async function fetched<T>(url: URL): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return (await answer.json()) as T
}

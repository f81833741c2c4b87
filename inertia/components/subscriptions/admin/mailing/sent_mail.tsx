import { Disclosure } from '@kontor/design-system/disclosure'
import type { Mailing } from './types'

/** What was written, opened by its subject. */
export const SentMail = ({ mailing: { subject, body } }: { mailing: Mailing }) => (
  <Disclosure title={subject} look="inline">
    <div className="max-w-reading wrap-anywhere whitespace-pre-line">{body}</div>
  </Disclosure>
)

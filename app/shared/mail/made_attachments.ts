import { Makers, type MadeOf } from '#shared/mail/makers'

const attachments = new Makers<Buffer>('attachment')

/** Mails keep only the facts; the worker makes the file, so that no order waits for it. */
export const defineAttachment = <P extends object>(
  name: string,
  make: (of: P) => Buffer | Promise<Buffer>
): ((of: P) => MadeOf) => attachments.define(name, make)

export const makeAttachment = (made: MadeOf): Promise<Buffer> => attachments.make(made)

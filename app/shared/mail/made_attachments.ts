import { Makers, type MadeOf } from '#shared/mail/makers'

const attachments = new Makers<Buffer>('attachment')

/**
 * Declares a file that follows from a few facts. Mails keep only the facts, and the worker makes the
 * file when it sends them: nobody waits for pictures and letters while an order is placed.
 */
export const defineAttachment = <P extends object>(
  name: string,
  make: (of: P) => Buffer | Promise<Buffer>
): ((of: P) => MadeOf) => attachments.define(name, make)

/** Makes the file; an error where this process does not know how. */
export const makeAttachment = (made: MadeOf): Promise<Buffer> => attachments.make(made)

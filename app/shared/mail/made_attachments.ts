/** What a file is made of when its mail is sent. */
export type MadeOf = { by: string; of: object }

type Maker = (of: never) => Buffer | Promise<Buffer>

const makers = new Map<string, Maker>()

/**
 * Declares a file that follows from a few facts. Mails keep only the facts, and the worker makes the
 * file when it sends them: nobody waits for pictures and letters while an order is placed.
 */
export function defineAttachment<P extends object>(
  name: string,
  make: (of: P) => Buffer | Promise<Buffer>
): (of: P) => MadeOf {
  if (makers.has(name)) throw new Error(`The attachment ${name} is declared twice`)
  makers.set(name, make)
  return (of) => ({ by: name, of })
}

/** Makes the file; an error where this process does not know how. */
export async function makeAttachment({ by, of }: MadeOf): Promise<Buffer> {
  const make = makers.get(by)
  if (!make) throw new Error(`Nobody makes the attachment ${by} here`)
  return make(of as never)
}

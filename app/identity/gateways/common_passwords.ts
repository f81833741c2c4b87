/** ASVS asks for 3,000 of them at least. */
const MOST = 10_000

let known: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, the commonest first, in lower case; read when the first one is needed. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (known ??= read())

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, MOST))
}

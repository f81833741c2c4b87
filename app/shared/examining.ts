/** Fine; works, but somebody should know; does not work. */
export type Verdict = 'well' | 'doubtful' | 'ill'

/** What one look has found: a sentence, and where not all is well what to do about it. */
export type Finding = { verdict: Verdict; says: string; todo?: string }

/** One thing that an operator's machine must have right: a module names its own in its manifest. */
export type Examination = {
  name: string
  /** Looks, and changes nothing that stays. What it throws counts as ill. */
  look(): Promise<Finding | Finding[]>
  /** What to do where it fails by throwing. */
  todo: string
}

export const well = (says: string): Finding => ({ verdict: 'well', says })
export const doubtful = (says: string, todo: string): Finding => ({
  verdict: 'doubtful',
  says,
  todo,
})
export const ill = (says: string, todo: string): Finding => ({ verdict: 'ill', says, todo })

const LONGEST_LOOK_MS = 15_000

/** Findings of one examination; one that fails or does not end in time is ill. */
export async function examine({ look, todo }: Examination): Promise<Finding[]> {
  try {
    return [await inTime(look())].flat()
  } catch (error) {
    return [ill(reasonOf(error), todo)]
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), LONGEST_LOOK_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** The innermost cause: what wraps it says less. */
function reasonOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException
  if (cause instanceof Error) return `${message} (${reasonOf(cause)})`
  return message || code || String(error)
}

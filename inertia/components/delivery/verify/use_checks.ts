import { useRef, useState } from 'react'
import { askShop, isSignature, signatureOf } from './ask_shop'
import { hashFile } from './hash_file'
import type { Check } from './types'

export const MOST_FILES = 20

/** The files that were chosen on this page, checked one after the other. */
export function useChecks() {
  const [checks, setChecks] = useState<Check[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const next = useRef(0)
  const change = (id: number, news: Partial<Check>) =>
    setChecks((all) => all.map((check) => (check.id === id ? { ...check, ...news } : check)))

  const add = async (files: File[]) => {
    setTooMany(files.length > MOST_FILES)
    if (files.length > MOST_FILES) return
    const { contents, signature, alone } = await sorted(files)
    const begun = contents.map((file) => ({ file, check: begin(next, file) }))
    const orphans = alone.map((file) => ({
      ...begin(next, file),
      problem: 'signature_alone' as const,
    }))
    setChecks((all) => [...begun.map(({ check }) => check), ...orphans, ...all])
    for (const { file, check } of begun) {
      change(check.id, await examine(file, signature, (read) => change(check.id, { read })))
    }
  }
  return { checks, isTooMany, add }
}

const begin = (next: { current: number }, { name }: File): Check => ({
  id: ++next.current,
  name,
  read: 0,
})

/** A signature belongs to the manifest that was dropped with it. */
async function sorted(files: File[]) {
  const signatures = files.filter(isSignature)
  const contents = files.filter((file) => !isSignature(file))
  if (contents.length === 0) return { contents, alone: signatures }
  const [first] = signatures
  return { contents, alone: [], signature: first && (await signatureOf(first)) }
}

async function examine(
  file: File,
  signature: string | undefined,
  onRead: (part: number) => void
): Promise<Partial<Check>> {
  let sha256: string
  try {
    sha256 = await hashFile(file, onRead)
  } catch {
    return { problem: 'unreadable' }
  }
  return { sha256, read: 1, ...(await askShop(sha256, signature)) }
}

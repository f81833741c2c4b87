import { renameSync, writeFileSync } from 'node:fs'

/** Processes may write the same file together; whoever reads it finds all of one's or nothing. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, text)
  renameSync(beside, file)
}

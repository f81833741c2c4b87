export type Encoding = 'UTF-8' | 'Windows-1252'

export type Decoded =
  | { ok: true; text: string; encoding: Encoding }
  | { ok: false; problem: 'spreadsheet' | 'utf16' | 'binary' }

/** Text of a file in UTF-8, or in Windows-1252 as older spreadsheets write it; nothing else is text. */
export function decodeText(file: Uint8Array): Decoded {
  const [first, second] = file
  if (first === 0x50 && second === 0x4b) return { ok: false, problem: 'spreadsheet' }
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { ok: false, problem: 'utf16' }
  }
  if (file.includes(0)) return { ok: false, problem: 'binary' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    return { ok: true, text, encoding: 'UTF-8' }
  } catch {
    const text = new TextDecoder('windows-1252').decode(file)
    return { ok: true, text, encoding: 'Windows-1252' }
  }
}

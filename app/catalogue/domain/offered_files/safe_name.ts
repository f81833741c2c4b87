const LONGEST = 120

const SPELLED: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' },
}

/** What a file can be called: nothing in it leads elsewhere or has to be written otherwise in an address. */
export const isFileName = (name: string): boolean => /^\w[\w .+()-]{0,119}$/.test(name)

/** The last part of a name as it was sent, in letters that every system takes. */
export function safeName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1)!
  const plain = last
    .replaceAll(/[äöüßÄÖÜ]/g, (letter) => SPELLED[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .+()-]/g, '_')
    .replace(/^[ .+()-]+/, '')
    .trim()
  return shortened(plain || 'file')
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name
  const ending = /(\.\w{1,8}){1,2}$/.exec(name)?.[0] ?? ''
  return name.slice(0, LONGEST - ending.length) + ending
}

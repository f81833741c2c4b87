import type { ShapedFile } from '#catalogue/domain/discovery/group_files'

type Choice = { day: { at: number; token: string }; part: number | null }

/** How the files of a group are named, as an import reads it: what changes and says nothing becomes `*`. */
export function patternOf(files: readonly ShapedFile[], { day, part }: Choice): string {
  let [days, numbers] = [0, 0]
  const written = files[0]!.pieces.map((piece, at) => {
    if (piece.kind === 'text') return piece.text.replaceAll(/[{}]/g, '*')
    const isDay = piece.kind === 'day'
    const place = isDay ? days++ : numbers++
    if (isDay && place === day.at) return day.token
    if (!isDay && place === part) return '{part}'
    return isSame(files, at) ? textAt(files[0]!, at) : '*'
  })
  return written.join('').replaceAll(/\*+/g, '*')
}

const isSame = (files: readonly ShapedFile[], at: number) => {
  const first = textAt(files[0]!, at)
  return files.every((file) => textAt(file, at) === first)
}

function textAt({ pieces }: ShapedFile, at: number): string {
  const piece = pieces[at]!
  return piece.kind === 'day' ? piece.found.text : piece.text
}

import { chooseDay } from '#catalogue/domain/discovery/choose_day'
import { choosePart } from '#catalogue/domain/discovery/choose_part'
import {
  pathOf,
  type FileGroup,
  type LeftOut,
  type ShapedFile,
} from '#catalogue/domain/discovery/group_files'
import type { LeftReason } from '#catalogue/domain/discovery/left_out'
import { patternOf } from '#catalogue/domain/discovery/pattern_of'

export type DayFile = ShapedFile & { day: number }

/** A group whose files have a day each, and the pattern that says where it stands. */
export type Series = {
  group: FileGroup
  pattern: string
  /** In the order of their days. */
  files: DayFile[]
  folders: string[]
  /** Distinct days, as days since 1970, in order. */
  days: number[]
  filesPerDay: number
  /** Another way to read the day fits as well. */
  rival: string | null
  /** Names have further days that change. */
  otherDays: number
}

/** Fewer days say nothing about what comes next. */
const LEAST_DAYS = 3

export type Placed = { series: Series | null; left: LeftOut[] }

/** Gives each file its day; files that none can be given, and groups that are no series, are left out. */
export function placeGroup(group: FileGroup, today: number): Placed {
  const choice = chooseDay(group.files.map(daysOf))
  if (!choice) return { series: null, left: leftOf(group.files, 'no_such_day') }
  const { dated, left } = dateFiles(group.files, choice, today)
  const days = [...new Set(dated.map(({ day }) => day))].sort((one, other) => one - other)
  if (days.length < LEAST_DAYS) return none(dated, 'few', left)
  const part = choosePart(dated.map((file) => ({ day: file.day, numbers: numbersOf(file) })))
  if (!part) return none(dated, 'no_part', left)
  const others = new Set(part.others)
  const files = dated.filter((_, index) => !others.has(index))
  const copies = leftOf(
    part.others.map((index) => dated[index]!),
    'other_name'
  )
  return {
    left: [...left, ...copies],
    series: {
      ...{ group, files: files.toSorted((one, other) => one.day - other.day), days },
      pattern: patternOf(files, { day: choice, part: part.at }),
      folders: [...new Set(files.map(({ folder }) => folder))],
      filesPerDay: usualCount(files),
      ...{ rival: choice.rival, otherDays: choice.others },
    },
  }
}

type Choice = { at: number; token: string }

function dateFiles(files: readonly ShapedFile[], { at, token }: Choice, today: number) {
  const [dated, left]: [DayFile[], LeftOut[]] = [[], []]
  for (const file of files) {
    const reading = daysOf(file)[at]!.readings.find((one) => one.token === token)
    const day = reading?.day.epochDay
    if (day === undefined) left.push({ path: pathOf(file), reason: 'no_such_day' })
    else if (day > today) left.push({ path: pathOf(file), reason: 'future' })
    else dated.push({ ...file, day })
  }
  return { dated, left }
}

const none = (files: readonly ShapedFile[], reason: LeftReason, left: LeftOut[]): Placed => ({
  series: null,
  left: [...left, ...leftOf(files, reason)],
})

/** All of some files with one reason. */
export const leftOf = (files: readonly ShapedFile[], reason: LeftReason): LeftOut[] =>
  files.map((file) => ({ path: pathOf(file), reason }))

const daysOf = ({ pieces }: ShapedFile) =>
  pieces.flatMap((piece) => (piece.kind === 'day' ? [piece.found] : []))

const numbersOf = ({ pieces }: ShapedFile) =>
  pieces.flatMap((piece) => (piece.kind === 'number' ? [piece.text] : []))

function usualCount(files: readonly DayFile[]): number {
  const byDay = new Map<number, number>()
  for (const { day } of files) byDay.set(day, (byDay.get(day) ?? 0) + 1)
  const byCount = Map.groupBy(byDay.values(), (count) => count)
  const [most] = [...byCount].toSorted(([, one], [, other]) => other.length - one.length)
  return most![0]
}

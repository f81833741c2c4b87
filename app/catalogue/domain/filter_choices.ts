import type { SelectionFilters } from '#catalogue/domain/quote/types'

/** A value of a filterable product's files; its name is its code where it has none. */
export type FilterChoice = { id: number; code: string; name: string }

/** The column of the files that holds the values, and the values that it can hold. */
export type FilterLevel = { field: string; values: FilterChoice[] }

/** What can be chosen of a filterable product: exchanges, then currencies or other assets. */
export type FilterChoices = { levelOne: FilterLevel; levelTwo: FilterLevel }

export type ChosenParts = { levelOne: FilterChoice[]; levelTwo: FilterChoice[] }

const LEVELS = ['levelOne', 'levelTwo'] as const

/** In the order of the product; nothing chosen names every value, so later ones change no order. */
export function chosenParts(choices: FilterChoices, wanted: SelectionFilters | null): ChosenParts {
  const pick = (level: (typeof LEVELS)[number]) =>
    choices[level].values.filter(({ code }) => wanted === null || wanted[level].includes(code))
  return { levelOne: pick('levelOne'), levelTwo: pick('levelTwo') }
}

export const codesOf = ({ levelOne, levelTwo }: ChosenParts): SelectionFilters => ({
  levelOne: levelOne.map(({ code }) => code),
  levelTwo: levelTwo.map(({ code }) => code),
})

/** The first wanted value that the product does not have. */
export function unknownValue(choices: FilterChoices, wanted: SelectionFilters): string | null {
  const isUnknown = (level: (typeof LEVELS)[number]) => (code: string) =>
    !choices[level].values.some((value) => value.code === code)
  return LEVELS.flatMap((level) => wanted[level].filter(isUnknown(level)))[0] ?? null
}

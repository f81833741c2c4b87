import { stemsFor } from './search_words'

type Section = { questions?: { q: string; a: string }[] }

/**
 * Sections with the questions that answer a search: they hold every word of it, in whatever form, or
 * another word for the same thing. All of them without a search.
 */
export function filterQuestions<S extends Section>(sections: S[], search: string): S[] {
  const wanted = wordsOf(search).map(stemsFor)
  if (wanted.length === 0) return search.trim() ? [] : sections
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions?.filter(({ q, a }) => {
        const words = wordsOf(`${q} ${a}`)
        return wanted.every((stems) => words.some((word) => begins(word, stems)))
      }),
    }))
    .filter(({ questions }) => questions && questions.length > 0)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** German joins words, so that a longer stem may also stand inside of one. */
const begins = (word: string, stems: string[]) =>
  stems.some((stem) => word.startsWith(stem) || (stem.length > 5 && word.includes(stem)))

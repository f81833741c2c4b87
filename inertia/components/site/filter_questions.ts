type Section = { questions?: { q: string; a: string }[] }

/** Sections with the questions that hold every word of a search; all of them without a search. */
export function filterQuestions<S extends Section>(sections: S[], search: string): S[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions?.filter(({ q, a }) => {
        const text = `${q} ${a}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions && questions.length > 0)
}

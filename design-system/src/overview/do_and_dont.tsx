interface Props {
  dos: readonly string[]
  donts: readonly string[]
}

/** What makes a pattern right, beside what spoils it. */
export function DoAndDont({ dos, donts }: Props) {
  return (
    <div className="sb-unstyled grid gap-6 py-4 text-ink sm:grid-cols-2">
      <Column title={DO} words={dos} line="border-accent" />
      <Column title={DONT} words={donts} line="border-danger" />
    </div>
  )
}

const DO = 'Do'
const DONT = 'Don’t'

function Column({ title, words, line }: { title: string; words: readonly string[]; line: string }) {
  return (
    <section aria-label={title} className={`border-t-2 pt-2 ${line}`}>
      <h3 className="pb-1 text-heading-s">{title}</h3>
      <ul className="grid gap-2 text-ui">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  )
}

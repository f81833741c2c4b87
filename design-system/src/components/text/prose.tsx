import type { ReactNode } from 'react'

interface ProseProps {
  /** Marks words in another language than the page, e.g. German terms on an English page. */
  lang?: string
  children: ReactNode
}

/** Styles plain headings, paragraphs, lists and tables of a legal or help text, 66 characters wide. */
export function Prose({ lang, children }: ProseProps) {
  return (
    <div lang={lang} className={PROSE}>
      {children}
    </div>
  )
}

const PROSE = [
  'max-w-reading text-body text-ink hyphens-auto',
  '[&_h2]:text-display-s [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:border-t [&_h2]:border-line [&_h2]:pt-6',
  '[&_h3]:text-heading-s [&_h3]:mt-6 [&_h3]:mb-1',
  '[&_p+p]:mt-3 [&_:is(ul,ol)]:my-3 [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1.5 [&_:is(ul,ol)]:ps-5',
  '[&_ul]:list-[square] [&_ol]:list-decimal [&_li]:marker:text-subtle',
  '[&_a]:text-accent-text [&_a]:underline [&_a]:decoration-accent-line [&_a]:underline-offset-link',
  '[&_table]:my-4 [&_table]:w-full [&_table]:text-ui [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-baseline',
].join(' ')

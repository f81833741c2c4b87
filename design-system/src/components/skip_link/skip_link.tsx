interface SkipLinkProps {
  /** The id of what it leads to. */
  targetId: string
  children: string
}

/** First in the page: seen when reached by key, leads past the navigation. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="absolute start-4 -top-16 z-600 bg-inverse px-4 py-2 text-ui text-ink-inverse focus:top-2"
    >
      {children}
    </a>
  )
}

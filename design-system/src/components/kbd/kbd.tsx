interface KbdProps {
  /** As it stands on the key: "r", "Enter". */
  children: string
  /** On a button, whose own name says what the key does: nothing to read out. */
  isHint?: boolean
}

/** A key to press. */
export function Kbd({ children, isHint = false }: KbdProps) {
  return (
    <kbd
      aria-hidden={isHint || undefined}
      className="rounded-control border border-b-2 border-current px-1.5 font-mono text-caption font-medium whitespace-nowrap pointer-coarse:hidden"
    >
      {children}
    </kbd>
  )
}

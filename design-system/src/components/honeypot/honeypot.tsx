interface HoneypotProps {
  /** A name that invites machines; the server refuses what fills it. */
  name: string
  /** For the few who meet it all the same: "Leave this empty". */
  label: string
}

/** A field no person sees, hears or tabs into. */
export function Honeypot({ name, label }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="absolute -start-999 size-px overflow-hidden">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

import { useAnchor } from '../link'

interface HeaderUserProps {
  href: string
  name: string
  /** The login, or what the person is here. */
  detail: string
}

/** Who is signed in, leading to the account. */
export function HeaderUser({ href, name, detail }: HeaderUserProps) {
  const Anchor = useAnchor()
  return (
    <Anchor
      href={href}
      className="grid min-w-0 border-s border-line ps-5 text-end text-ui leading-tight text-ink no-underline hover:underline max-lg:hidden"
    >
      <span className="truncate font-label">{name}</span>
      <span className="truncate text-caption text-subtle">{detail}</span>
    </Anchor>
  )
}

import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

export type OtherVersion = { version: string; day: string; href: string }

/** What was agreed to before, or will be, at addresses that stay. */
export function OtherVersions({ versions }: { versions: OtherVersion[] }) {
  const t = useText('site/pages')
  return (
    <Text as="div" role="ui-s" tone="subtle">
      <ul aria-label={t('document.other_versions')} className="flex flex-wrap gap-x-5">
        {versions.map(({ version, day, href }) => (
          <li key={version}>
            <Link href={href}>{t('document.other_version', { version, day })}</Link>
          </li>
        ))}
      </ul>
    </Text>
  )
}

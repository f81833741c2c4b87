import { CopyButton } from '@kontor/design-system/identifier'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { Fragment } from 'react'
import { useText } from '~/hooks/use_text'

const SUMS = 'sha256sum --check SHA256SUMS'
const SIGNATURE =
  'openssl pkeyutl -verify -rawin -pubin -inkey <key>.pem -in manifest.json -sigfile manifest.json.sig'

/** How to check a delivery with tools of one's own. */
export function SelfCheck() {
  const t = useText('delivery/verify')
  return (
    <section aria-labelledby="self-check" className="grid gap-3 pt-4">
      <Heading level={2} id="self-check">
        {t('self.title')}
      </Heading>
      <Text tone="muted" measure>
        {t('self.lead')}
      </Text>
      <Command label={t('self.sums')} command={SUMS} />
      <Command label={t('self.signature')} command={SIGNATURE} />
      <p>
        <Link href="/.well-known/kontor-manifest-keys.json" download>
          {t('self.keys')}
        </Link>
      </p>
    </section>
  )
}

function Command({ label, command }: { label: string; command: string }) {
  const t = useText('delivery/verify')
  return (
    <div className="grid gap-1">
      <Text role="ui">{label}</Text>
      <p className="flex items-center gap-2 bg-sunken px-3 py-2">
        <span className="grow">
          <Text as="code" role="mono-s">
            <WholeWords>{command}</WholeWords>
          </Text>
        </span>
        <CopyButton
          value={command}
          label={t('self.copy_command')}
          copiedLabel={t('self.copied_command')}
        />
      </p>
    </div>
  )
}

/** Breaks between words alone: at the hyphen of an option a browser would break as well. */
function WholeWords({ children }: { children: string }) {
  return children.split(' ').map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))
}

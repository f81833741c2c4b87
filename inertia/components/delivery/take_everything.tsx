import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Heading, Text } from '@kontor/design-system/text'
import { CsrfField } from '~/components/shell/csrf_field'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

const UNTIL_THE_CLAIMS_ARE_WRITTEN = 2000

/** Everything of a delivery at once: as one archive, or by a script that resumes and checks. */
export function TakeEverything({ address }: { address: string }) {
  const t = useText('delivery/ledger')
  return (
    <section aria-labelledby="take-everything" className="grid gap-3">
      <div className="grid gap-1">
        <Heading level={3} id="take-everything">
          {t('receipt.title')}
        </Heading>
        <Text role="ui" tone="muted" measure>
          {t('receipt.lead')}
        </Text>
      </div>
      <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-2">
        <div className="grid gap-2">
          <StartForm action={`${address}/archive`} label={t('receipt.archive')} />
          <Refusal name="archive" />
          <Text role="ui-s" tone="muted">
            {t('receipt.archive_hint')}
          </Text>
        </div>
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <ScriptForm action={`${address}/fetch-script`} shell="sh" />
            <ScriptForm action={`${address}/fetch-script`} shell="powershell" />
          </div>
          <Refusal name="script" />
          <Text role="ui-s" tone="muted">
            {t('receipt.script_hint')}
          </Text>
        </div>
      </div>
    </section>
  )
}

interface StartFormProps {
  action: string
  label: string
}

/** A form that the browser sends by itself, because the answer is a file. */
function StartForm({ action, label }: StartFormProps) {
  const t = useText('delivery/ledger')
  const [isStarted, setStarted] = useState(false)
  const start = () => {
    setStarted(true)
    setTimeout(() => {
      router.reload()
      setStarted(false)
    }, UNTIL_THE_CLAIMS_ARE_WRITTEN)
  }
  return (
    <form method="post" action={action} onSubmit={start}>
      <CsrfField />
      <Button type="submit" isPending={isStarted} pendingLabel={t('receipt.started')}>
        {label}
      </Button>
    </form>
  )
}

function ScriptForm({ action, shell }: { action: string; shell: 'sh' | 'powershell' }) {
  const t = useText('delivery/ledger')
  return (
    <form method="post" action={action}>
      <CsrfField />
      <input type="hidden" name="shell" value={shell} />
      <Button type="submit" variant="quiet">
        {t(`receipt.script_${shell}`)}
      </Button>
    </form>
  )
}

function Refusal({ name }: { name: string }) {
  const refusal = useShared().errors?.[name]
  if (typeof refusal !== 'string') return null
  return (
    <div role="alert">
      <Text role="ui-s" tone="danger">
        {refusal}
      </Text>
    </div>
  )
}

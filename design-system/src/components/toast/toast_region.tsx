import { Button } from 'react-aria-components/Button'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { useCallback, useRef } from 'react'
import { CheckIcon, CloseIcon, InfoIcon, OctagonIcon } from '../icon'
import { toasts } from './toast_queue'
import { useClearOfForms, type ToastPlace } from './use_clear_of_forms'

const TONES = {
  info: { edge: 'border-s-4 border-s-transparent', Icon: InfoIcon },
  success: { edge: 'border-s-4 border-s-accent', Icon: CheckIcon },
  danger: { edge: 'border-s-4 border-s-danger', Icon: OctagonIcon },
}

interface ToastRegionProps {
  /** Names the region, reachable with F6. */
  label: string
  closeLabel: string
}

/** Once per page, at its end. Stands above a save bar and never on the buttons of a form. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const place = useClearOfForms(useCallback(() => region.current, []))
  return (
    <AriaToastRegion
      ref={region}
      queue={toasts}
      aria-label={label}
      className={`${REGION} ${PLACES[place]}`}
    >
      {({ toast }) => {
        const { title, children, action, tone = 'info' } = toast.content
        const { edge, Icon } = TONES[tone]
        return (
          <Toast toast={toast} className={`${TOAST} ${edge}`}>
            <span className="mt-0.5">
              <Icon />
            </span>
            <ToastContent className="min-w-0">
              <Text slot="title" className="block font-semibold">
                {title}
              </Text>
              {children && (
                <Text slot="description" className="block">
                  {children}
                </Text>
              )}
              {action && (
                <Button
                  className={ACTION}
                  onPress={() => {
                    toasts.close(toast.key)
                    action.onPress()
                  }}
                >
                  {action.label}
                </Button>
              )}
            </ToastContent>
            <Button
              slot="close"
              aria-label={closeLabel}
              className="-m-1 grid size-7 place-items-center rounded-control outline-current hover:bg-current/15 pointer-coarse:size-11"
            >
              <CloseIcon size={14} />
            </Button>
          </Toast>
        )
      }}
    </AriaToastRegion>
  )
}

const REGION = [
  'pointer-events-auto fixed end-6 z-500 flex w-96 max-w-window',
  'gap-2 outline-none max-sm:end-4 print:hidden',
].join(' ')

const PLACES: Record<ToastPlace, string> = {
  bottom: 'bottom-above-save-bar flex-col-reverse',
  top: 'top-20 flex-col',
}

const ACTION =
  'mt-2 rounded-control py-1 font-semibold underline underline-offset-4 outline-current pointer-coarse:min-h-11'

const TOAST = [
  'grid grid-cols-marked-closable items-start gap-3 rounded-panel bg-inverse py-3 ps-3 pe-3 text-ui text-ink-inverse shadow-float',
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus forced-colors:border',
].join(' ')

import type { Data } from '@generated/data'
import type { PropsWithChildren } from 'react'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: Data.SharedProps
    flashDataType: Data.FlashMessages
  }
}

export type InertiaProps<T extends JSONDataTypes = {}> = PropsWithChildren<Data.SharedProps & T>

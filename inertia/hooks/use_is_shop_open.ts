import { useShared } from './use_shared'

/** Whether anything is still sold here; once closed there are accounts and downloads alone. */
export const useIsShopOpen = (): boolean => useShared().shop.phase !== 'closed'

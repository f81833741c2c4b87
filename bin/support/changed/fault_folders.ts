/** Killed processes and outages: the highest module that the specs of each folder go through. */
export const FAULT_FOLDERS: Record<string, string> = {
  arrivals: 'arrivals',
  catalogue: 'catalogue',
  checkout: 'billing',
  delivery: 'orders',
  reports: 'reports',
  webhooks: 'webhooks',
}

/* The face of subscriptions: the only file that others import. */
export {}

/* The face of contracts: the only file that others import. */
export {}

/* The face of statistics: nobody needs anything of it. */
export {}

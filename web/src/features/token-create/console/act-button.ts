/** How the console's buttons look: none of its acts is what most people come for. */
export const actButton = 'btn w-full sm:w-auto sm:self-start'

import type { Plugin } from 'vite'
import type { ProblemBoard } from './ProblemBoard.ts'

/** Adds to every page of the development server what shows the problems of the board. */
export function problemOverlay(board: ProblemBoard): Plugin {
  return {
    name: 'fenxiao:problem-overlay',
    apply: 'serve',
    configureServer({ ws }) {
      ws.on('fenxiao:hello', (_data, client) => client.send('fenxiao:problems', board.problems))
      ws.on('fenxiao:confirm', () => void board.confirm())
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/console/app/development/overlay.ts' },
        injectTo: 'head',
      },
    ],
  }
}

import type { Plugin } from 'vite'
import type { ProblemBoard } from './ProblemBoard.ts'

/** Adds the board's problem panel to every page of the development server. */
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

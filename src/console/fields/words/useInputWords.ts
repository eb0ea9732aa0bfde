import { useMemo } from 'react'
import { useTranslate } from 'react-admin'

/** The words that our inputs need besides their labels, in the language of the page. */
export function useInputWords() {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string) => translate(`screens.${key}`)
    return {
      none: say('list.none'),
      loading: say('list.loading'),
      unread: say('list.unread'),
      nameUnread: say('list.nameUnread'),
      typeForMore: say('list.typeForMore'),
      missing: say('list.missing'),
      notChoosable: say('form.notChoosable'),
      search: say('list.searchTree'),
      clear: say('action.clear'),
      chooseDay: say('action.chooseDay'),
      chooseColor: say('action.chooseColor'),
      today: say('action.today'),
      all: say('action.selectAll'),
      open: say('action.open'),
      close: say('action.close'),
      add: say('action.add'),
      remove: say('action.remove'),
      replace: say('action.replace'),
      moveUp: say('action.moveUp'),
      moveDown: say('action.moveDown'),
      noRows: say('form.noRows'),
      nameOfValue: say('form.nameOfValue'),
      value: say('form.value'),
      nameMissing: say('form.nameMissing'),
      nameTwice: say('form.nameTwice'),
      switchTitle: say('form.switchTitle'),
      switchLoses: (fields: readonly string[]) =>
        translate('screens.form.switchLoses', { fields: fields.join(translate('shell.comma')) }),
      reveal: say('action.reveal'),
      hide: say('action.hide'),
      actions: say('action.actions'),
      expandAll: say('action.expandAll'),
      collapseAll: say('action.collapseAll'),
      toolbar: say('editor.toolbar'),
      bold: say('editor.bold'),
      italic: say('editor.italic'),
      underline: say('editor.underline'),
      strike: say('editor.strike'),
      heading: say('editor.heading'),
      bulletList: say('editor.bulletList'),
      orderedList: say('editor.orderedList'),
      quote: say('editor.quote'),
      link: say('editor.link'),
      linkAddress: say('editor.linkAddress'),
      linkInvalid: say('editor.linkInvalid'),
      linkRemove: say('editor.linkRemove'),
      confirm: translate('shell.confirm'),
      cancel: translate('shell.cancel'),
      undo: say('editor.undo'),
      redo: say('editor.redo'),
      preview: say('editor.preview'),
      hidePreview: say('editor.hidePreview'),
      previewFailed: say('editor.previewFailed'),
      loses: (elements: readonly string[]) =>
        translate('screens.editor.loses', { elements: elements.join(translate('shell.comma')) }),
    }
  }, [translate])
}

-- Whether all who may open the list are offered the view.
ALTER TABLE saved_view ADD COLUMN shared boolean NOT NULL DEFAULT false;
CREATE INDEX saved_view_shared ON saved_view (entity) WHERE shared;

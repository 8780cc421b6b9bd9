// Stylesheets of the list: in the head before the first paint, while the list's own code is still to come.
import './filter-bar.css';
import './filter-phone.css';
import './sort-form.css';
import './chosen-filters.css';
import './facets.css';
import './listing.css';
